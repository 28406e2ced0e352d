const ASK_AGAIN_MS = 50;

/** Asks again until the answer passes, and returns it. The test's own time limit ends it. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  passes: (answer: Answer) => boolean,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (passes(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
