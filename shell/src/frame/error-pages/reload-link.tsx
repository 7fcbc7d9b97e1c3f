import type { ReactNode } from 'react';

/** Reloads the page including its query, even without JavaScript. */
export function ReloadLink({ children }: { readonly children: ReactNode }) {
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href is valid and means the current page
  return <a href="">{children}</a>;
}
