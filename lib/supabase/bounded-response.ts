/**
 * Limits the body of a response, so that a huge one can't exhaust the memory.
 *
 * @param limit bytes after decompression
 * @returns a response with the same status and headers, whose body fails with an Error beyond the limit
 */
export function boundedResponse(response: Response, limit: number): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > limit) controller.error(new Error(`The response is longer than ${limit} bytes`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}
