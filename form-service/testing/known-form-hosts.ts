/**
 * Fakes of the form services that operators are likely to choose: the posts and responses of each, from their
 * documentation (help.formspree.io, docs.usebasin.com, docs.web3forms.com, docs.netlify.com). The real services are not
 * contacted.
 */
import type { Environment } from '@site/service-kit/config';

export interface HostAnswer {
  readonly status: number;
  /** An object is sent as JSON, text and bytes as HTML. */
  readonly body: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface KnownFormHost {
  readonly name: string;
  readonly path: string;
  /** Beside FORM_RELAY_URL. */
  readonly env: Environment;
  /** Whether it would store such a post. */
  accepts(contentType: string, fields: ReadonlyMap<string, string>): boolean;
  readonly success: HostAnswer;
  /** 200 with an error inside; undefined: this service never does that. */
  readonly hiddenError: HostAnswer | undefined;
  readonly refusal: HostAnswer;
  readonly invalidField: HostAnswer;
  readonly tooMany: HostAnswer;
}

export const json = (status: number, body: object): HostAnswer => ({ status, body });
const isUrlencoded = (contentType: string) =>
  contentType.startsWith('application/x-www-form-urlencoded');

const formspree: KnownFormHost = {
  name: 'Formspree',
  path: '/f/mabcdefg',
  env: {},
  accepts: () => true,
  success: json(200, { next: '/thanks', ok: true }),
  hiddenError: json(200, { error: 'This form is not active' }),
  refusal: json(403, {
    error: 'The form owner has to confirm the address',
    errors: [{ code: 'INACTIVE', message: 'Form not active' }],
  }),
  invalidField: json(422, {
    error: 'Validation errors',
    errors: [{ code: 'TYPE_PHONE', field: 'phone', message: 'should be a phone number' }],
  }),
  tooMany: json(429, { error: 'Too many requests' }),
};

const basin: KnownFormHost = {
  name: 'Basin',
  path: '/f/0a1b2c3d4e5f',
  env: {},
  accepts: () => true,
  success: json(200, { success: true, id: 12_345 }),
  hiddenError: json(200, { success: false, error: 'Form is disabled' }),
  refusal: json(403, { success: false, error: 'Domain not allowed' }),
  invalidField: json(422, { success: false, error: 'Validation failed' }),
  tooMany: json(429, { error: 'Rate limit exceeded' }),
};

const accessKey = '00000000-0000-4000-8000-000000000000';

const web3forms: KnownFormHost = {
  name: 'Web3Forms',
  path: '/submit',
  env: { FORM_RELAY_FIELDS: `access_key=${accessKey}` },
  accepts: (_contentType, fields) => fields.get('access_key') === accessKey,
  success: json(200, { success: true, message: 'Email sent successfully!', data: {} }),
  hiddenError: json(200, { success: false, message: 'Spam detected' }),
  refusal: json(400, { success: false, message: 'Invalid access key' }),
  invalidField: json(422, { success: false, message: 'Invalid email' }),
  tooMany: json(429, { success: false, message: 'Too many requests' }),
};

const netlify: KnownFormHost = {
  name: 'Netlify',
  path: '/',
  env: { FORM_RELAY_ENCODING: 'urlencoded', FORM_RELAY_FIELDS: 'form-name=registration' },
  accepts: (contentType, fields) =>
    isUrlencoded(contentType) && fields.get('form-name') === 'registration',
  success: { status: 200, body: '<!doctype html><title>Thank you!</title>' },
  hiddenError: undefined,
  refusal: { status: 404, body: '<!doctype html><title>Page not found</title>' },
  invalidField: { status: 422, body: '<!doctype html><title>Invalid</title>' },
  tooMany: { status: 429, body: '<!doctype html><title>Too many requests</title>' },
};

export const knownFormHosts = [formspree, basin, web3forms, netlify] as const;
