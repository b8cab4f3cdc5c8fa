/** Wakes one sleeper; raised while nobody sleeps, it is remembered for the next one. */
export class Signal {
  private raised = false;
  private wake: (() => void) | undefined;

  raise(): void {
    this.raised = true;
    this.wake?.();
  }

  /** Sleeps until raised, or for `milliseconds` at most. */
  async sleep(milliseconds: number): Promise<void> {
    if (!this.raised) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.raised = false;
    this.wake = undefined;
  }
}
