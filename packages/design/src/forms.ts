/** Forms (@site/design/forms), bundled by the remotes that use them. */
export { FieldPair, Form, FormMessage, FormNote } from './form-parts';
export { Field, type FieldProps } from './field';
export { CheckField, type CheckFieldProps } from './check-field';
