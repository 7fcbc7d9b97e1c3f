/** Edits as a developer makes them, each with the sign by which home shows the n-th of its kind. */

export interface Edit {
  readonly where: 'remote' | 'shell' | 'design';
  readonly what: 'component' | 'styles' | 'texts' | 'hook';
  /** Path in the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: (n: number) => string;
  /** A JavaScript expression, true in the page that shows it. */
  readonly sign: (n: number) => string;
}

const registration = 'mfe-registration/src';
const footer = 'shell/src/frame/footer/footer-contact.tsx';
const design = 'packages/design/src';

/** The remote is mfe-registration, whose form is on home: an edit of it must keep what is typed there. */
export const edits: readonly Edit[] = [
  {
    ...{ where: 'remote', what: 'component' },
    ...withTitle(`${registration}/components/form-intro.tsx`, '<p>{formTexts.next}</p>', 'form p'),
  },
  {
    ...{ where: 'remote', what: 'styles' },
    ...withSpacing(
      `${registration}/components/form-intro.tsx`,
      'font-size: var(--t-small);',
      'form > div > p + p',
    ),
  },
  {
    ...{ where: 'remote', what: 'texts' },
    ...withText(`${registration}/content/form-texts.ts`, "requiredNote: '", 'form > div > p + p'),
  },
  {
    ...{ where: 'remote', what: 'hook' },
    ...withMark(
      `${registration}/components/use-registration.ts`,
      'const [receipt, setReceipt] = useState<string>();',
    ),
  },
  {
    ...{ where: 'shell', what: 'component' },
    ...withTitle(footer, '<b>{frameText.phoneLabel}</b>', 'footer b'),
  },
  {
    ...{ where: 'shell', what: 'styles' },
    ...withSpacing(footer, 'gap: var(--s-6) var(--s-3);', 'footer div:has(> p > b)'),
  },
  {
    ...{ where: 'shell', what: 'texts' },
    ...withText('shell/src/content/frame-texts.ts', "toTop: '", 'footer a[href="#top"]'),
  },
  {
    ...{ where: 'shell', what: 'hook' },
    ...withMark('shell/src/routes/current-path.ts', 'return usePageVisit().path;'),
  },
  {
    ...{ where: 'design', what: 'component' },
    ...withTitle(`${design}/section-heading.tsx`, '<Root className={className}>', 'main div'),
  },
  {
    ...{ where: 'design', what: 'styles' },
    ...withSpacing(`${design}/button.ts`, 'min-height: 3.5rem;', 'form [type=submit]'),
  },
  {
    ...{ where: 'design', what: 'texts' },
    file: `${design}/content/line-breaks.ts`,
    from: '/(\\S*(?:',
    // The last word of a sentence stays together, too, and in the next edit not.
    to: (n) => (n % 2 ? '/(\\S*(?:[.]|' : '/(\\S*(?:[.]{9}|'),
    sign: (n) =>
      `[...document.querySelectorAll('main p span')].some((span) => span.textContent.endsWith('.')) === ${n % 2 === 1}`,
  },
  {
    ...{ where: 'design', what: 'hook' },
    ...withMark(`${design}/use-hydrated.ts`, 'return useSyncExternalStore('),
  },
];

type Change = Pick<Edit, 'file' | 'from' | 'to' | 'sign'>;

function withTitle(file: string, element: string, selector: string): Change {
  return {
    ...{ file, from: element },
    to: (n) => element.replace('>', ` title="${n}">`),
    sign: (n) => `document.querySelector('${selector}[title="${n}"]') !== null`,
  };
}

function withSpacing(file: string, rule: string, selector: string): Change {
  return {
    ...{ file, from: rule },
    to: (n) => `${rule} letter-spacing: ${n / 100}px;`,
    sign: (n) =>
      `getComputedStyle(document.querySelector('${selector}')).letterSpacing === '${n / 100}px'`,
  };
}

function withText(file: string, start: string, selector: string): Change {
  return {
    ...{ file, from: start },
    to: (n) => `${start}${n} `,
    sign: (n) => `document.querySelector('${selector}').textContent.startsWith('${n} ')`,
  };
}

/** The hook leaves a mark when it runs. */
function withMark(file: string, statement: string): Change {
  return {
    ...{ file, from: statement },
    // The hook also runs where the HTML is rendered.
    to: (n) =>
      `if (typeof document === 'object') document.documentElement.dataset['hook'] = '${n}'; ${statement}`,
    sign: (n) => `document.documentElement.dataset.hook === '${n}'`,
  };
}
