/** Labels of the zoom controls below a drawing. */
export const zoomWords = {
  zoomIn: '확대',
  zoomOut: '축소',
  reset: '원래대로',
  tools: (label: string) => `${label} 크기 조절`,
  large: '새 창에서 크게 보기',
} as const;
