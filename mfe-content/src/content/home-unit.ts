export const unitSection = {
  eyebrow: 'UNIT PLAN',
  title: '물빛을 나누는 다섯 타입',
  lead: {
    before: '59㎡부터 101㎡까지, 평면과 ',
    /** Kept on one line: keep-all breaks after a hyphen. */
    unbroken: 'E-모델하우스를',
    after: ' 한자리에서 보실 수 있습니다.',
  },
  plans: '타입안내',
  modelHouse: 'E-모델하우스',
} as const;
