/** Where the time of a run goes. */
export class Timetable {
  #began = performance.now();
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

  /** @param {number} [minutes] that all of it may take on two quiet cores, where something is said of that */
  print(minutes) {
    console.log('\nPara onde foi o tempo:');
    for (const { title, seconds } of this.#rows) console.log(`${seconds.toFixed(0).padStart(6)} s  ${title}`);
    if (minutes === undefined) return;
    const all = ((performance.now() - this.#began) / 1000).toFixed(0).padStart(6);
    console.log(`${all} s  ao todo, de ${minutes * 60} s em dois núcleos sossegados`);
  }
}
