interface Entry {
  item: number;
  key: number;
}

/** A min-heap: push and pop take O(log n). */
export class BinaryHeap {
  #entries: Entry[] = [];

  get size(): number {
    return this.#entries.length;
  }

  push(item: number, key: number): void {
    const entries = this.#entries;
    let index = entries.push({ item, key }) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (entries[parent]!.key <= key) break;
      entries[index] = entries[parent]!;
      index = parent;
    }
    entries[index] = { item, key };
  }

  pop(): number | undefined {
    const top = this.#entries[0];
    const last = this.#entries.pop();
    if (last && this.#entries.length > 0) this.#sink(last);
    return top?.item;
  }

  /** Sifts an entry down from the root. */
  #sink(entry: Entry): void {
    const entries = this.#entries;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= entries.length) break;
      if (child + 1 < entries.length && entries[child + 1]!.key < entries[child]!.key) child += 1;
      if (entries[child]!.key >= entry.key) break;
      entries[index] = entries[child]!;
      index = child;
    }
    entries[index] = entry;
  }
}
