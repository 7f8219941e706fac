import { type ScreenKey, screenAt } from '../../machines/shared/screens.ts';
import type { Entity } from '../../machines/workflows.ts';
import type { Page } from './manifest.pages.tsx';
import type { Beginning, BegunForm, Finding, Manifest, RecordPlace } from './manifest.ts';

/** What everything under /app says. */
export const frameWords = ['common', 'shell', 'auth', 'rights', 'reference'];

/** Every `features/<feature>/<feature>.manifest.ts` there is. */
const files = import.meta.glob<Record<string, Manifest>>('./features/*/*.manifest.ts', { eager: true });
const manifests = Object.values(files).flatMap((file) => Object.values(file));

export const pages: Partial<Record<ScreenKey, Page>> = Object.assign({}, ...manifests.map((one) => one.pages));

/** Each kind of record that has a machine; the suites hold that none is missing. */
export const records: Readonly<Record<Entity, RecordPlace>> = Object.assign({}, ...manifests.map((one) => one.records));

export const finds: Partial<Record<ScreenKey, Finding>> = Object.assign({}, ...manifests.map((one) => one.finds));

export const beginnings: readonly Beginning[] = manifests.flatMap((one) => one.begins ?? []);

/** Each says where the forms of its feature go on. */
export const begun: readonly ((name: string) => BegunForm | null)[] = manifests.flatMap((one) => one.begun ?? []);

/** The page at an address under /app, if there is one. */
export function pageAt(address: string): Page | undefined {
  const built: Partial<Record<string, Page>> = pages;
  return built[screenAt(address)?.key ?? ''];
}
