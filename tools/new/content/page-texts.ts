/** Korean text of a new page until its team writes its own. */
export const placeholder = '준비 중입니다.';

/** Source of the description in heads.ts, where `name` is the name of the site. */
export const descriptionSource = (label: string) =>
  `\`\${name}의 ${label.replaceAll(/[\\`]|\$\{/g, '\\$&')} 안내입니다.\``;
