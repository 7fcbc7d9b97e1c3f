/** Forms: bundled by the remotes that have any (@site/design/forms). */
export { Form, FieldPair } from './form-layout';
export { Field, type FieldProps } from './field';
export { CheckField, type CheckFieldProps } from './check-field';
export { FormNote } from './form-note';
export { FormMessage } from './form-message';
