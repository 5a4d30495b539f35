/**
 * Every metric of the site. Labels have few values: patterns of routes, never URLs, and nothing
 * about a person. Names follow https://prometheus.io/docs/practices/naming/
 */
import { Counter, Gauge, Histogram, type Merging } from './metric.ts';
import { registry } from './registry.ts';

/** Seconds. Cached pages take a twentieth of the first one. */
const LATENCIES = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];

const counter = <Name extends string = never>(
  name: string,
  help: string,
  labels: readonly Name[] = [],
) => registry.add(new Counter<Name>({ name, help, labels }));

const gauge = <Name extends string = never>(
  name: string,
  help: string,
  labels: readonly Name[] = [],
  merging: Merging = 'sum',
) => registry.add(new Gauge<Name>({ name, help, labels }, merging));

const histogram = <Name extends string = never>(
  name: string,
  help: string,
  labels: readonly Name[] = [],
) => registry.add(new Histogram<Name>({ name, help, labels }, LATENCIES));

// Requests.
export const httpRequests = counter('http_requests_total', 'Answered requests.', [
  'method',
  'route',
  'status',
]);
export const httpDurations = histogram(
  'http_request_duration_seconds',
  'Time until a request was answered. Requests that wait for an event are left out.',
  ['route'],
);
export const openConnections = gauge('http_connections_open', 'Open connections.');

// Pages.
export const pageLookups = counter('page_cache_requests_total', 'Pages by cache result.', [
  'result',
]);
export const pageRenders = histogram(
  'page_render_duration_seconds',
  'Time to make a page, from its permit to its bytes.',
);
export const renderWaits = histogram(
  'render_queue_wait_seconds',
  'Time that pages waited for their permit.',
);
export const rendersRunning = gauge('render_queue_running', 'Pages that are being made.');
export const rendersWaiting = gauge('render_queue_waiting', 'Pages that wait for a permit.');
export const rendersRefused = counter(
  'render_queue_refused_total',
  'Pages answered 503 because the queue was full.',
);

// Submissions and sign-ins.
export const submissionsStored = counter('form_submissions_total', 'Stored submissions.', ['form']);
export const submissionsRefused = counter(
  'form_refusals_total',
  'Refused submissions by reason: rate_limit, captcha, honeypot, invalid, unavailable.',
  ['form', 'reason'],
);
export const uploadsInFlight = gauge('upload_spool_files', 'Uploads in progress.');
export const uploadBytes = gauge(
  'upload_spool_bytes',
  'Disk space that uploads in progress may use.',
);
export const signIns = counter('staff_sign_ins_total', 'Attempts to sign in to the console.', [
  'method',
  'result',
]);

// The outbox.
export const outboxRows = gauge(
  'outbox_notifications',
  'Notifications that are not delivered, by state: scheduled, waiting, failed (dead letters).',
  ['channel', 'state'],
  'max',
);
export const outboxAge = gauge(
  'outbox_oldest_waiting_seconds',
  'Age of the oldest notification that is due and not delivered; 0 if there is none.',
  ['channel'],
  'max',
);
export const outboxAttempts = counter(
  'outbox_attempts_total',
  'Attempts to deliver, by result: delivered, refused, unreachable, dead_letter, broken.',
  ['channel', 'result'],
);

// The database.
export const databaseUp = gauge(
  'database_up',
  'Whether the last reading of the outbox succeeded.',
  [],
  'max',
);
export const databaseConnections = gauge(
  'database_connections',
  'Connections of the pool by state: in_use, idle.',
  ['state'],
);
export const databaseWaiting = gauge(
  'database_waiting',
  'Queries that wait for a connection or for the lock of the file.',
);
export const databaseWaits = histogram(
  'database_wait_seconds',
  'Time that queries waited. Those that did not wait are left out.',
);
export const databaseErrors = counter(
  'database_errors_total',
  'Failed queries by kind: unavailable, timeout, busy, other.',
  ['kind'],
);

// The object store.
export const objectStoreRequests = counter(
  'object_store_requests_total',
  'Requests by operation (put, get, delete) and outcome: ok, unreachable, refused, missing.',
  ['operation', 'outcome'],
);
export const objectsStored = gauge(
  'object_store_objects',
  'Objects by state: kept, due (to be deleted).',
  ['state'],
  'max',
);

// Background work, and the process.
export const jobSuccess = gauge(
  'job_last_success_timestamp_seconds',
  'When a recurring job last succeeded, since the start.',
  ['job'],
  'max',
);
export const jobFailures = counter('job_failures_total', 'Failed rounds of recurring jobs.', [
  'job',
]);
export const spansDropped = counter('trace_spans_dropped_total', 'Spans that were not exported.');
export const processes = gauge(
  'site_processes',
  'Processes that serve, and whose values are included.',
);
export const buildInfo = gauge(
  'site_build_info',
  'Version of the program, of Node, and the database engine.',
  ['version', 'node', 'database'],
  'max',
);
export const startTime = gauge(
  'process_start_time_seconds',
  'When the youngest process was started.',
  [],
  'max',
);
export const cpuSeconds = counter('process_cpu_seconds_total', 'Processor time of all threads.');
export const residentMemory = gauge('process_resident_memory_bytes', 'Resident memory.');
export const heapUsed = gauge('nodejs_heap_size_used_bytes', 'Used heap of the main threads.');
export const openFiles = gauge('process_open_fds', 'Open files and connections.');
export const eventLoopDelay = gauge(
  'nodejs_eventloop_delay_seconds',
  'Delay of the event loop since the last reading, of the slowest process.',
  ['statistic'],
  'max',
);
export const diskFree = gauge(
  'data_dir_free_bytes',
  'Bytes that the site may still write to the disk of DATA_DIR.',
  [],
  'max',
);
export const diskSize = gauge('data_dir_size_bytes', 'Size of the disk of DATA_DIR.', [], 'max');
