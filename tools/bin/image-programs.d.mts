export const imagePrograms: readonly string[];
export const imageFiles: readonly string[];
