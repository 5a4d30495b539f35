/** The global scope of a service worker, which the types for pages do not contain. */

export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends LifeEvent {
  /** Chromium only: routes for requests that never need the worker. */
  addRoutes?: (rules: object[]) => Promise<void>;
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** Chromium only: fires when the browser is online again. */
export interface SyncEvent extends LifeEvent {
  readonly tag: string;
}

export interface WorkerMessageEvent extends LifeEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  install: InstallEvent;
  activate: LifeEvent;
  fetch: FetchEvent;
  message: WorkerMessageEvent;
  sync: SyncEvent;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
}

export const worker = globalThis as unknown as WorkerScope;
