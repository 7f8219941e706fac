/** As the contract asks of every new password. */
export const SHORTEST_PASSWORD = 10;
