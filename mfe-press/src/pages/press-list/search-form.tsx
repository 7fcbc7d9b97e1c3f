import { useEffect, useRef } from 'react';
import { isPlainClick, readSearchText, maxSearchText, type ListSearch } from '@site/contract';
import { Button, media, VisuallyHidden } from '@site/design';
import { freeSans } from '@site/design/free-text';
import { Link, pathOf } from '@site/host';
import styled from 'styled-components';
import { searchTexts as texts } from '../../content/search-texts';

interface SearchFormProps {
  readonly site: string;
  /** Of the list that is shown. */
  readonly search: ListSearch | undefined;
  readonly onSearch: (text: string | undefined) => void;
}

/** Searches the list. Without JavaScript the form opens the page with `?q=`. */
export function SearchForm({ site, search, onSearch }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = search?.text;
  const known = useRef(shown);
  useEffect(() => {
    // Not on hydration: the visitor may already have typed.
    if (shown === known.current) return;
    known.current = shown;
    if (field.current) field.current.value = shown ?? '';
  }, [shown]);
  return (
    <Form
      method="get"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(readSearchText(field.current?.value ?? ''));
      }}
    >
      <VisuallyHidden as="label" htmlFor="press-search">
        {texts.label}
      </VisuallyHidden>
      <input
        ref={field}
        id="press-search"
        type="search"
        name="q"
        maxLength={maxSearchText}
        placeholder={texts.placeholder}
        defaultValue={shown}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" $tone="outline">
        {texts.submit}
      </Button>
      <Result role="status" $text={shown ?? ''}>
        {search && <span>{resultOf(search)}</span>}
        {search && (
          <Link
            to={pathOf('press-list', { site })}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              // The link disappears with the results. A touch would open the keyboard of a phone.
              if (event.currentTarget.matches(':focus-visible')) field.current?.focus();
              onSearch(undefined);
            }}
          >
            {texts.all}
          </Link>
        )}
      </Result>
    </Form>
  );
}

function resultOf({ text, count, isComplete }: ListSearch): string {
  const found = count === 0 ? texts.none(text) : texts.found(text, count);
  return isComplete ? found : `${found} ${texts.goesOn}`;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-2);
  margin-bottom: var(--s-5);
  & input {
    min-height: 3.5rem;
    padding-inline: 1rem;
    background: var(--white);
    border: 1px solid var(--line-strong);
    border-radius: var(--r-1);
    /* iOS zooms into fields with text smaller than 16 px. */
    font-size: max(16px, var(--t-ui));
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 22rem) auto minmax(0, 1fr);
    align-items: center;
  }
`;

const Result = styled.p<{ readonly $text: string }>`
  ${({ $text }) => freeSans($text)}
  grid-column: 1 / -1;
  font-size: var(--t-small);
  color: var(--text-2);
  overflow-wrap: anywhere;
  & a {
    margin-left: var(--s-3);
    white-space: nowrap;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.desktop} {
    grid-column: 3;
    padding-left: var(--s-4);
  }
`;
