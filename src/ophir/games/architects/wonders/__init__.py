"""What belongs to Works of Wonder alone: Princess and Profiteer, Contributions, Influence, Wonders. [Architects 12]"""
