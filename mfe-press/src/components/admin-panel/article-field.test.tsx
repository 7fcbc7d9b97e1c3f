/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ArticleField } from './article-field';

const field = (message: string) => (
  <ArticleField
    id="alt"
    name="pictureAlt"
    label="사진 설명"
    optionalText=""
    initial=""
    errors={{ pictureAlt: message }}
  />
);

test('an error is shown until the text is changed, and again if the next attempt has the same [ADMIN-32]', () => {
  const { rerender } = render(field('설명을 입력해 주세요.'));
  const isShown = () => screen.queryByText('설명을 입력해 주세요.') !== null;
  expect(isShown()).toBe(true);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: ' ' } });
  expect(isShown()).toBe(false);
  rerender(field('설명을 입력해 주세요.'));
  expect(isShown()).toBe(true);
});
