import { useEffect, useRef } from 'react';
import { noticeId, type FormNotice } from '@site/contract';
import { useHydrated } from '@site/design';
import { FormMessage } from '@site/design/forms';
import { Link, pressArticlePath } from '@site/host';
import styled from 'styled-components';
import { adminTexts as texts } from '../../content/press-texts';

interface ListNoticeProps {
  readonly site: string;
  readonly notice: FormNotice | undefined;
}

/** Reports a publication or deletion, above the list, so that the new row is in view too. */
export function ListNotice({ site, notice }: ListNoticeProps) {
  const line = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated && notice) line.current?.scrollIntoView({ block: 'center' });
  }, [isHydrated, notice]);
  return (
    <Line ref={line} id={noticeId} role="status">
      {notice?.code === 'published' && (
        <FormMessage $tone="ok">
          {texts.published} <Link to={pressArticlePath(site, notice.id)}>{texts.view}</Link>
        </FormMessage>
      )}
      {notice?.code === 'deleted' && <FormMessage $tone="ok">{texts.removed}</FormMessage>}
    </Line>
  );
}

const Line = styled.div`
  &:not(:empty) {
    padding-bottom: var(--s-5);
  }
  & a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
