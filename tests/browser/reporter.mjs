/** One line a test, and at the end a line that counts them: `12 passed, 0 failed`. */

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* report(events) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of events) {
    const isTest = data?.details?.type !== 'suite' && !data?.name?.endsWith('.mjs');
    if (type === 'test:pass' && isTest && !data.skip) {
      passed += 1;
      yield `ok ${data.name} (${Math.round(data.details.duration_ms)} ms)\n`;
    } else if (type === 'test:fail') {
      failed += 1;
      const error = data.details.error;
      yield `FAILED ${data.name}\n${error?.cause?.stack ?? error?.stack ?? error}\n`;
    } else if (type === 'test:stderr' && data.message.startsWith('unsteady: ')) {
      // What needed a second try, and why.
      yield data.message;
    }
  }
  yield `${passed} passed, ${failed} failed\n`;
}
