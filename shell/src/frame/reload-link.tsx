import type { ReactNode } from 'react';

/** Loads this page again, its query included, also without JavaScript. */
export function ReloadLink({ children }: { readonly children: ReactNode }) {
  // eslint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is valid and means this very page
  return <a href="">{children}</a>;
}
