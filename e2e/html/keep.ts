import type { APIResponse } from '@playwright/test';

/**
 * Keeps an answer as a page to check.
 * @returns its HTML
 * @throws Error when it is not HTML with this status: another page than the name says would be checked
 */
export type Keep = (name: string, status: number, answer: Promise<APIResponse>) => Promise<string>;
