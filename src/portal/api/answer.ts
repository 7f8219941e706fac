/** The body of a call's answer; the client throws refusals itself. A call without content has no data, and its type says so. */
export async function answerOf<Body>(call: Promise<{ data?: Body }>): Promise<Body> {
  const { data } = await call;
  return data as Body;
}
