/**
 * A text that may have lines, read by others as it was written: nothing in it turns the direction of what stands behind, and
 * no character controls what shows it.
 */
export const UNTURNED = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u;
