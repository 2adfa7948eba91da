/** What the hosted form gets: an undefined value is left out, an empty one is sent. */
export type HiddenFields = {
  make?: string;
  model?: string;
  trim?: string;
  year?: string;
  /** Miles a year, as stored. */
  mileage?: string;
  /** Takes the place of the model for a visitor who doesn't know the car: "A Kia SUV". */
  description?: string;
  /** A car with its year: "2024 BMW X5". */
  interestedVehicle?: string;
  /** The URL of a tool with the visitor's numbers. */
  numbersUrl?: string;
};
