import type { AnchorHTMLAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styled from 'styled-components';
import { ButtonLink } from './button';
import { MoreLink } from './more-link';

type HostLinkProps = { readonly to: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

function HostLink({ to, children, ...rest }: HostLinkProps) {
  return (
    <a {...rest} href={`/site${to}`}>
      {children}
    </a>
  );
}

const Offset = styled(MoreLink)`
  margin-top: 1rem;
`;

test("renders the host's link with the styles of this package", () => {
  const html = renderToStaticMarkup(
    <>
      <MoreLink as={HostLink} to="/a" />
      <ButtonLink as={HostLink} to="/b" $tone="lamp" />
      <Offset forwardedAs={HostLink} {...{ to: '/c' }} />
    </>,
  );
  expect(html.match(/<a class="[^"]+" href="\/site\/[abc]"/g)).toHaveLength(3);
  expect(html).not.toMatch(/\$tone|forwardedAs| to="/i);
});

/** Must not compile: `npx tsc -p tsconfig.browser.json` fails if one of these does. */
export const wrongCombinations = [
  // @ts-expect-error the host's link needs a path
  <MoreLink key="1" as={HostLink} />,
  // @ts-expect-error a plain link has no `to`
  <MoreLink key="2" to="/a" />,
  // @ts-expect-error tones are a closed list
  <ButtonLink key="3" $tone="gold" href="/" />,
];
