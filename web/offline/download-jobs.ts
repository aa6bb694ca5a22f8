import { useEffect, useState } from 'preact/hooks';

export class DownloadJobs<Job extends { readonly error?: Error }> extends EventTarget {
  readonly #jobs = new Map<string, Job>();
  readonly #stops = new Map<string, AbortController>();
  #version = 0;

  get all(): ReadonlyMap<string, Job> {
    return this.#jobs;
  }

  get version(): number {
    return this.#version;
  }

  announce(name: string, job: Job | undefined): void {
    if (!job || job.error || !this.#jobs.has(name)) this.#version++;
    if (job) this.#jobs.set(name, job);
    else this.#jobs.delete(name);
    this.dispatchEvent(new Event('change'));
  }

  async run(name: string, failed: Job, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (this.#stops.has(name)) return;
    const stop = new AbortController();
    this.#stops.set(name, stop);
    try {
      await work(stop.signal);
      this.announce(name, undefined);
    } catch (error) {
      this.announce(name, stop.signal.aborted ? undefined : { ...failed, error: error as Error });
    } finally {
      this.#stops.delete(name);
    }
  }

  stop(name: string): void {
    this.#stops.get(name)?.abort();
  }

  follow(call: () => void): () => void {
    this.addEventListener('change', call);
    return () => this.removeEventListener('change', call);
  }
}

export function useJobs<Job extends { readonly error?: Error }>(
  jobs: DownloadJobs<Job>,
): ReadonlyMap<string, Job> {
  const [shown, show] = useState(jobs.all);
  useEffect(() => {
    const update = () => show(new Map(jobs.all));
    update();
    return jobs.follow(update);
  }, [jobs]);
  return shown;
}
