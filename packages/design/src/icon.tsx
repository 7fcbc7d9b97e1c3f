import styled from 'styled-components';

const paths = {
  'arrow-right': 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  'arrow-left': 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  phone:
    'M6.6 3.5 9.4 3l2 4.6-2 1.6c1 2.3 2.9 4.3 5.3 5.3l1.6-2 4.6 2-.5 2.8c-.2 1.3-1.2 2.2-2.5 2.2C10.5 19.5 4.5 13.5 4.4 6c0-1.3.9-2.3 2.2-2.5Z',
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8.5 3.5v4m7-4v4',
  chevron: 'm6 9.5 6 6 6-6',
  external: 'M9 5.5H5.5v13h13V15M13 5.5h5.5V11M18.5 5.5 11 13',
  play: 'M8.5 5.5 18 12l-9.5 6.5z',
  pause: 'M9 6v12m6-12v12',
} as const;

export type IconName = keyof typeof paths;

export interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** A thin line drawing, 22 px, in the text colour. Always decorative: the control has the accessible name. */
export function Icon({ name, className }: IconProps) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={paths[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 1.375rem;
  height: 1.375rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linejoin: round;
`;
