"""The one description of the wire, shared by the BFF, the simulator and the web app."""
