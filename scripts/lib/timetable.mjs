/** Where the time of a run goes. */
export class Timetable {
  /** @type {{ title: string, seconds: number }[]} */
  #rows = [];

  /**
   * @template T
   * @param {string} title
   * @param {Promise<T>} work
   * @returns {Promise<T>} as `work`
   */
  async measure(title, work) {
    const started = performance.now();
    try {
      return await work;
    } finally {
      this.#rows.push({ title, seconds: (performance.now() - started) / 1000 });
    }
  }

  print() {
    console.log('\nPara onde foi o tempo:');
    for (const { title, seconds } of this.#rows) console.log(`${seconds.toFixed(0).padStart(6)} s  ${title}`);
  }
}
