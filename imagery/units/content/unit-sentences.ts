import type { Side } from '../unit';

interface Whole {
  readonly type: string;
  readonly plan: string;
  readonly bedrooms: number;
  /** ㎡ */
  readonly area: number;
}

interface RoomWords {
  readonly name: string;
  /** The room from which this one is entered. */
  readonly from?: string;
  readonly isOpen: boolean;
  readonly size?: string;
  readonly windows: readonly Side[];
}

const sides: Readonly<Record<Side, string>> = { s: '남쪽', e: '동쪽', n: '북쪽', w: '서쪽' };

export function describeWhole({ type, plan, bedrooms, area }: Whole): string {
  return `${type} 타입, 전용면적 ${area.toFixed(2)}㎡, 침실 ${bedrooms}개의 ${plan} 평면. 크기는 가로 × 세로, 현관부터 차례로.`;
}

/** Without particles after names, because their form depends on the last sound of the name. */
export function describeRoom({ name, from, isOpen, size, windows }: RoomWords): string {
  const parts = [
    size ? `${name} ${size}` : name,
    ...(from ? [isOpen ? `${from} 쪽으로 트임` : `${from}에서 출입`] : []),
    ...(windows.length > 0 ? [`${windows.map((side) => sides[side]).join('·')} 창`] : []),
  ];
  return `${parts.join(', ')}.`;
}
