import styled from 'styled-components';
import { Icon, VisuallyHidden } from '@site/design';
import { useHost } from '@site/host';
import { frameText } from '../../content/frame-texts';

/** A native disclosure; script also closes it on Escape and on pointerdown outside (close-family-site.ts). */
export function FamilySite() {
  const { label, href } = useHost().site.familySite;
  return (
    <Family data-family-site="">
      <summary>
        {frameText.familySite}
        <Icon name="chevron" />
      </summary>
      <ul>
        <li>
          <a href={href} target="_blank" rel="noopener">
            {label}
            <VisuallyHidden> {frameText.newWindow}</VisuallyHidden>
          </a>
        </li>
      </ul>
    </Family>
  );
}

const Family = styled.details`
  position: relative;
  font-size: var(--t-ui);
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    padding-inline: 1.1rem;
    border: 1px solid #53707d;
    border-radius: var(--r-1);
  }
  & > ul {
    position: absolute;
    inset: auto 0 calc(100% + 4px);
    background: var(--white);
    color: var(--ink-900);
    --focus: var(--lake-700);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    padding-inline: 1.1rem;
  }
`;
