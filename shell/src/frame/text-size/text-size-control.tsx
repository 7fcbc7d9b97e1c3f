import styled from 'styled-components';
import { textSizeText } from '../../content/frame-texts';
import { controlName } from './text-size';

/**
 * Three text sizes, because the page itself cannot zoom. All controls of a page stay in sync (text-size.ts). Without
 * JavaScript the checked radio sets the size by CSS, for this page only.
 * @param props.place the end of the radio group's name, unique in the page
 */
export function TextSizeControl({ place }: { readonly place: string }) {
  return (
    // After Back or a reload a browser would check the radio of before, but not in such a form: another page may have
    // changed the size. The disabled button keeps Enter from submitting it.
    <form autoComplete="off">
      <button disabled hidden />
      <Sizes>
        <legend>{textSizeText.legend}</legend>
        {textSizeText.sizes.map((label, value) => (
          <label key={label}>
            <input
              type="radio"
              name={`${controlName}-${place}`}
              value={value}
              defaultChecked={value === 0}
            />
            <span>{label}</span>
          </label>
        ))}
      </Sizes>
    </form>
  );
}

const Sizes = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  html:has(& [value='1']:checked) {
    font-size: 140%;
  }
  html:has(& [value='2']:checked) {
    font-size: 200%;
  }
  & > legend {
    float: left;
    margin-right: var(--s-4);
    font-size: var(--t-note);
    line-height: var(--hit);
    color: var(--text-3);
  }
  & > label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: var(--hit);
    min-height: var(--hit);
    padding-inline: 0.6rem;
    font-size: var(--t-small);
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & :checked + span {
    font-weight: 600;
    /* A border, because contrast themes remove shadows; the margin keeps the text in its place. */
    margin-bottom: -2px;
    border-bottom: 2px solid var(--bronze-500);
  }
  & :focus-visible + span {
    outline: 2px solid;
    outline-offset: 4px;
  }
`;
