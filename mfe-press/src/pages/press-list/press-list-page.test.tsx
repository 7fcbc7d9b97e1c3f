/** @jest-environment jsdom */
/** Where the focus goes when a control of the list is gone after it was used. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ArticleList } from '@site/contract';
import { leaveNotice } from '../../components/admin-panel/left-notice';
import { rows } from '../../expose/testing/sample-article';
import { PressListPage } from './press-list-page';

const cursor = `mi4ksxol-${'a'.repeat(24)}`;

/** jsdom has no Response. */
const responseOf = (list: ArticleList) =>
  ({ ok: true, status: 200, json: () => Promise.resolve(list) }) as Response;

let answer: (list: ArticleList | undefined) => void;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  globalThis.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = (list) =>
          list ? resolve(responseOf(list)) : reject(new TypeError('Failed to fetch'));
      }),
  );
});

const link = (title: string) => screen.getByRole('link', { name: title });

test('after the last 더보기 the focus is on the first new row [PRESS-9]', async () => {
  render(<PressListPage params={{}} data={{ articles: rows(10), next: cursor }} />);
  const more = screen.getByRole<HTMLButtonElement>('button', { name: '더보기' });
  more.focus();
  fireEvent.submit(more.form as HTMLFormElement);
  answer({ articles: rows(3, 11), next: null });
  await screen.findByRole('link', { name: '기사 11' });
  await waitFor(() => expect(document.activeElement).toBe(link('기사 11')));
});

test('a retry says that it loads, then the focus is on the first row [PRESS-12]', async () => {
  render(<PressListPage params={{}} data={undefined} />);
  const again = screen.getByRole('button', { name: '다시 시도' });
  again.focus();
  fireEvent.click(again);
  expect(again.textContent).toBe('불러오는 중...');
  expect(document.activeElement).toBe(again);
  fireEvent.click(again);
  expect(fetch).toHaveBeenCalledTimes(1);
  answer(undefined);
  await waitFor(() => expect(again.textContent).toBe('다시 시도'));
  fireEvent.click(again);
  answer({ articles: rows(2), next: null });
  await waitFor(() => expect(document.activeElement).toBe(link('기사 1')));
});

test('전체 목록 by the keyboard leads back to the search field [PRESS-18]', async () => {
  const search = { text: '호수', count: 1, isComplete: true };
  history.replaceState(null, '', '?q=호수');
  render(<PressListPage params={{}} data={{ articles: rows(1), next: null, search }} />);
  const all = link('전체 목록');
  all.focus();
  fireEvent.click(all);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  answer({ articles: rows(2), next: null });
  await screen.findByRole('link', { name: '기사 2' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  '전체 목록 with %s is left to the browser, for a new tab [PRESS-18]',
  (key) => {
    const search = { text: '호수', count: 1, isComplete: true };
    render(<PressListPage params={{}} data={{ articles: rows(1), next: null, search }} />);
    jest.mocked(fetch).mockClear();
    let isPrevented: boolean | undefined;
    const readClick = (event: Event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', readClick, { once: true });
    fireEvent.click(link('전체 목록'), { [key]: true });
    expect(isPrevented).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
    expect(link('기사 1')).toBeTruthy();
  },
);

test('the list reports a deletion once [ADMIN-17]', () => {
  leaveNotice({ code: 'deleted' });
  const list = <PressListPage params={{}} data={{ articles: [], next: null }} />;
  const { unmount } = render(list);
  expect(screen.getByText('글이 삭제되었습니다.')).toBeTruthy();
  unmount();
  render(list);
  expect(screen.queryByText('글이 삭제되었습니다.')).toBeNull();
});
