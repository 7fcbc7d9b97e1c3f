// /BusinessGuide/documents: what to bring for signing, oneself or by proxy.
// Lists in content/contract-documents.ts.
export { ContractDocumentsPage as default } from '../pages/contract-documents/contract-documents-page';
