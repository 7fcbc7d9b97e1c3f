// /BusinessGuide/documents: the documents needed to sign the contract, in person or by proxy.
// Lists in content/contract-documents.ts.
export { ContractDocumentsPage as default } from '../pages/contract-documents/contract-documents-page';

/** Text and pictures only. */
export const islands = [];
