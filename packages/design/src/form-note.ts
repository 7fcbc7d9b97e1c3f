import styled from 'styled-components';

/** The notice under a form: a hairline, small type, bold where the law wants it seen. Holds <p>, <strong>, <a>. */
export const FormNote = styled.div`
  padding-top: var(--s-4);
  border-top: var(--hair);
  font-size: var(--t-note);
  line-height: 1.7;
  color: var(--text-3);
  & b {
    display: block;
    margin-bottom: var(--s-1);
    color: var(--text-2);
  }
  & strong {
    color: var(--text);
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
