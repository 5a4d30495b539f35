/** What a service worker has around it, of which the types for pages know nothing. */

export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends LifeEvent {
  /** Chromium's: requests that never need a worker. */
  addRoutes?: (rules: object[]) => Promise<void>;
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** Chromium's, when there is a line again. */
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
