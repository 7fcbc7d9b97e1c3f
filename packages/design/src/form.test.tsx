/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CheckField } from './check-field';
import { Field } from './field';

test('a required field has a label, an asterisk and the required attribute [FORM-1]', () => {
  render(<Field id="phone" name="phone" type="tel" label="Phone" required />);
  const input = screen.getByLabelText(/^Phone/);
  expect(input).toMatchObject({ id: 'phone', name: 'phone', type: 'tel', required: true });
  expect(document.querySelector('label')?.textContent).toBe('Phone *');
});

test('a field may have the asterisk without being required', () => {
  render(<Field id="message" name="message" label="Message" isMarked multiline rows={5} />);
  const textarea = screen.getByLabelText(/^Message/);
  expect(textarea).toMatchObject({ tagName: 'TEXTAREA', rows: 5, required: false });
  expect(document.querySelector('label')?.textContent).toBe('Message *');
});

test('an error message is linked to its field', () => {
  render(<Field id="name" name="name" label="Name" error="Missing" />);
  const input = screen.getByLabelText('Name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Missing',
  );
});

test('fields are uncontrolled and keep text typed before hydration', () => {
  const { container, rerender } = render(<form />);
  const form = (
    <form>
      <Field id="n" name="name" label="Name" defaultValue="" />
      <CheckField id="c" name="marketing" label="News" />
    </form>
  );
  rerender(form);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  name.value = 'typed';
  screen.getByLabelText<HTMLInputElement>('News').checked = true;
  rerender(form);
  const data = new FormData(container.querySelector('form') ?? undefined);
  expect(Object.fromEntries(data)).toEqual({ name: 'typed', marketing: 'on' });
});
