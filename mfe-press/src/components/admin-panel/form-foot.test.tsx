/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { DraftStatus } from './drafts/use-draft';
import { FormFoot } from './form-foot';

const foot = (draft: DraftStatus) => (
  <FormFoot
    label="글 등록"
    isBusy={false}
    isUploading={false}
    draft={draft}
    message=""
    preview={undefined}
    onTogglePreview={() => undefined}
  />
);

test('a text that the browser cannot store is announced until it is stored [ADMIN-38]', () => {
  const { rerender } = render(foot(undefined));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(foot('failed'));
  expect(screen.getByRole('alert').textContent).toBe(
    '이 브라우저에 임시저장할 수 없습니다. 페이지를 나가기 전에 글을 등록하시거나 따로 복사해 주세요.',
  );
  rerender(foot({ savedAt: '2026-11-24T05:06:00.000Z' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('임시저장됨 14:06')).toBeTruthy();
});
