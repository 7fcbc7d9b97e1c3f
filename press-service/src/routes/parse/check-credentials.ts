import type { Request } from 'express';
import { PressError } from '../../errors';
import { maxEmail } from '../../services/sign-in/normalize-email';
import { passwordLimits } from '../../services/sign-in/password-rules';
import { checkText, readTextFields } from './text-field';

const limits = { email: maxEmail, password: passwordLimits.max, code: 40 } as const;

/**
 * passport-local would also accept credentials from the query string, which appears in access logs:
 * such a request is refused before passport sees it. The body holds e-mail and password, the code of an active second
 * factor, and nothing else.
 *
 * @throws PressError `credentials_in_query` or `invalid_body`
 */
export function checkCredentials(request: Request): void {
  if (Object.keys(limits).some((name) => name in request.query))
    throw new PressError('credentials_in_query');
  const { email, password, code } = readTextFields(request.body, ['email', 'password', 'code']);
  const fields = [
    ...checkText('email', email, { isRequired: true, max: limits.email }),
    ...checkText('password', password, { isRequired: true, max: limits.password }),
    ...checkText('code', code, { max: limits.code }),
  ];
  if (fields.length > 0) throw new PressError('invalid_body', { fields });
}
