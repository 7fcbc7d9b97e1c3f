/**
 * The slot `visit-form`: home's visit-booking form. Takes no props.
 */
export { VisitForm as default } from '../pages/visit-form/visit-form';
